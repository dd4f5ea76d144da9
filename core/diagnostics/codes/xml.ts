import { defineCode } from '../define-code.ts'

/** XML sources of an import (AS910x). */
export const XML_CODES = {
  AS9101: defineCode<{ what: string }>({
    severity: 'error',
    title: 'Broken XML',
    about:
      'The file is not well-formed XML: an element is not closed, or is closed by another name, or the file ends too ' +
      'early. It is not known which records follow, so the source counts as failed, and no property is removed ' +
      'because of it. Characters such as "&" that should be escaped are read as they stand.',
    message: ({ what }) => `the XML cannot be read: ${what}`,
    hint: () => 'export the file again, and check that the transfer was complete',
  }),
  AS9102: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Document type declaration',
    about:
      'A document type declaration (`<!DOCTYPE …>`) can define entities that expand to gigabytes, or name files that a ' +
      'parser then opens. No export needs one, so a file that has one is refused.',
    message: () => 'the XML has a document type declaration',
    hint: () => 'remove the line that starts with <!DOCTYPE',
  }),
  AS9103: defineCode<{ limit: string }>({
    severity: 'error',
    title: 'XML beyond a limit',
    about:
      'The depth of elements, the number of their attributes, and what stands around the records are limited, because ' +
      'hostile files have millions of them. Real exports stay below a tenth of each limit.',
    message: ({ limit }) => `the XML has more than the limit: ${limit}`,
    hint: () => 'check that the file is an export of the CRM',
  }),
  AS9104: defineCode<{ limit: string }>({
    severity: 'error',
    title: 'Record beyond a limit',
    about:
      'A record has more text or more values than a property can have, most often because pictures stand inside the file ' +
      'instead of beside it. It is left out, and the other records are read.',
    message: ({ limit }) => `the record has more than the limit: ${limit}`,
    hint: () => 'export pictures as files or as addresses',
  }),
} as const
