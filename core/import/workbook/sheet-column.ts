/** The column with the name of the sheet, which may be all that tells sales from rents. */
export const SHEET = '#sheet'
