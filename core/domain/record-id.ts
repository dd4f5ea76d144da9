/**
 * Ids of properties and projects in addresses, forms and saved lists. Nine digits hold the numbers of CRMs; twelve also
 * hold the ids that an import makes of texts such as VBE12345 (core/import/record-ids.ts).
 */
export const RECORD_ID = /^[0-9]{1,12}$/
