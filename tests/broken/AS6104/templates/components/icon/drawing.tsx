export const facts = 1
