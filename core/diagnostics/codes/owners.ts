import { defineCode } from '../define-code.ts'

/** Owners and what they see, as `agency-site import owners` reads them (AS80xx). */
export const OWNER_CODES = {
  AS8001: defineCode<{ what: string; id: string }>({
    severity: 'error',
    title: 'Id given twice',
    about:
      'Ids say what replaces what when the same export comes again, so in each list they stand once: those of owners and of properties in ' +
      'the file, those of visits, communications, history and documents within their property, and portals by their name.',
    message: ({ what, id }) => `the ${what} "${id}" stands twice in its list`,
    hint: () => 'give each its own, or leave one of them out',
  }),
  AS8002: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Two owners with one e-mail address',
    about:
      'Owners log in with their e-mail address, so it belongs to one of them: in the file, and among the owners who are known already. ' +
      'A couple that shares an address is one owner.',
    message: ({ email }) => `the e-mail address "${email}" belongs to another owner`,
    hint: () => 'make them one owner, or give each an address',
  }),
  AS8003: defineCode<{ id: string }>({
    severity: 'warning',
    title: 'Property that nobody knows',
    about:
      'The owner is given a property that is neither on the site nor in the properties of the file, so that there is nothing to show: not even a name. ' +
      'It is shown as soon as one of them has it.',
    message: ({ id }) => `there is no property ${id} on the site, and none in this file`,
    hint: () => 'look for a slip of the pen, or add it to "properties" with a title',
  }),
  AS8004: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Document that cannot be read',
    about:
      'Files of documents lie in the folder of the import file or below it. Nothing outside is read, whatever is written and wherever links lead.',
    message: ({ file }) => `there is no file "${file}" in the folder of this file`,
    hint: () => 'export the documents beside the file',
  }),
  AS8005: defineCode<{ file: string; why: string }>({
    severity: 'error',
    title: 'Document of another kind',
    about:
      'Documents are PDF, JPEG, PNG or WebP, told by their content and not by their name, and at most 10 MB large.',
    message: ({ file, why }) => `"${file}" ${why}`,
    hint: () => 'save it as a PDF of at most 10 MB',
  }),
  AS8006: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'Export that cannot be read',
    about: 'The file that is to be imported is missing, or may not be read. Nothing was changed.',
    message: ({ file, reason }) => `"${file}" cannot be read: ${reason}`,
    exit: 3,
  }),
  AS8007: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Unknown owner',
    about: 'No owner logs in with this e-mail address.',
    message: ({ email }) => `there is no owner with the e-mail address ${email}`,
    hint: () => 'agency-site owner list shows them all',
    exit: 2,
  }),
  AS8008: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Owner who is there already',
    about: 'An owner logs in with this e-mail address already. Nothing was changed.',
    message: ({ email }) => `${email} is an owner already`,
    hint: () =>
      'agency-site owner reset gives another link; properties of many owners come in by agency-site import owners',
    exit: 2,
  }),
  AS8009: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Owner who may not log in',
    about: 'The owner was disabled, so that a link would open nothing.',
    message: ({ email }) => `${email} may not log in`,
    hint: () => 'agency-site owner enable lets them in again',
    exit: 2,
  }),
  AS8010: defineCode<{ id: string; email: string }>({
    severity: 'error',
    title: 'Document that is not there',
    about:
      'No property of this owner has a document with this id: it was removed before, an import left it out, or it belongs to somebody else. ' +
      'Nothing was changed.',
    message: ({ id, email }) => `${email} has no document "${id}"`,
    hint: ({ email }) => `agency-site owner documents ${email} lists them`,
    exit: 2,
  }),
} as const
