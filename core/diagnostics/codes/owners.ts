import { defineCode } from '../define-code.ts'

/** Owners and their data, as `agency-site import owners` and the owner commands read them (AS80xx). */
export const OWNER_CODES = {
  AS8001: defineCode<{ what: string; id: string }>({
    severity: 'error',
    title: 'Duplicate id',
    about:
      'A later import replaces the record with the same id, so an id is unique in its list: owners and properties within the file, ' +
      'visits, communications, history and documents within their property. The name of a portal counts as its id.',
    message: ({ what, id }) => `the ${what} "${id}" appears twice in its list`,
    hint: () => 'give each entry its own id, or remove one of them',
  }),
  AS8002: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Two owners with one e-mail address',
    about:
      'Owners log in with their e-mail address, so each address belongs to one owner, both in the file and among the existing owners. ' +
      'A couple that shares an address is one owner.',
    message: ({ email }) => `the e-mail address "${email}" belongs to another owner`,
    hint: () => 'merge the two owners, or give each of them an address',
  }),
  AS8003: defineCode<{ id: string }>({
    severity: 'warning',
    title: 'Unknown property of an owner',
    about:
      'The owner refers to a property that is neither on the site nor among the properties of the file, so the portal can show nothing ' +
      'of it, not even a name. The portal shows the property as soon as one of the two has it.',
    message: ({ id }) => `property ${id} is neither on the site nor in this file`,
    hint: () => 'correct the id, or add the property to "properties" with a title',
  }),
  AS8004: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Document not found',
    about:
      'The files of documents are in the folder of the import file or below it. The import reads nothing outside that folder, ' +
      'neither through a path nor through a symbolic link.',
    message: ({ file }) => `the file "${file}" does not exist in the folder of this file`,
    hint: () => 'export the documents into the folder of the import file',
  }),
  AS8005: defineCode<{ file: string; why: string }>({
    severity: 'error',
    title: 'Document type not accepted',
    about:
      'A document is a PDF, JPEG, PNG or WebP file of at most 10 MB. The content of the file decides its type, not its name.',
    message: ({ file, why }) => `"${file}" ${why}`,
    hint: () => 'save it as a PDF of at most 10 MB',
  }),
  AS8006: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'Import file unreadable',
    about: 'The import file does not exist, or may not be read. Nothing was changed.',
    message: ({ file, reason }) => `"${file}" cannot be read: ${reason}`,
    exit: 3,
  }),
  AS8007: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Unknown owner',
    about: 'No owner has this e-mail address.',
    message: ({ email }) => `no owner has the e-mail address ${email}`,
    hint: () => 'run agency-site owner list to see all owners',
    exit: 2,
  }),
  AS8008: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Owner already exists',
    about: 'An owner with this e-mail address already exists. Nothing was changed.',
    message: ({ email }) => `the owner ${email} already exists`,
    hint: () =>
      'run agency-site owner reset for another link, or agency-site import owners to change the properties of many owners',
    exit: 2,
  }),
  AS8009: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Owner disabled',
    about: 'The owner is disabled, so a link would not let them log in.',
    message: ({ email }) => `the owner ${email} is disabled`,
    hint: () => 'run agency-site owner enable first',
    exit: 2,
  }),
  AS8010: defineCode<{ id: string; email: string }>({
    severity: 'error',
    title: 'Unknown document',
    about:
      'None of this owner’s properties has a document with this id. It was removed, a later import omitted it, or it belongs to another ' +
      'owner. Nothing was changed.',
    message: ({ id, email }) => `${email} has no document "${id}"`,
    hint: ({ email }) => `run agency-site owner documents ${email} to list the documents`,
    exit: 2,
  }),
} as const
