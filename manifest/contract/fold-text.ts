export const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Returns a text without accents, in lower case. */
export const foldText = (text: string): string => removeAccents(text).toLowerCase()
