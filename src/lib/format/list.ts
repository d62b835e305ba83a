import { createListFormat } from './intl.ts'

const format = createListFormat()

/** Joins texts as a sentence does: "CPF, nome e placa". */
export const formatList = (texts: Iterable<string>): string => format().format(texts)
