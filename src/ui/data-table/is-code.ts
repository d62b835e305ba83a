/** The longest document, process or phone number. */
const longest = 25

const word = /^(?=.*\d)\S+$/

const number = /^[\d ()+./-]+$/

/** Returns true if a text is a document, code, date or number. Prints do not wrap it. */
export const isCode = (text: string) => text.length <= longest && (word.test(text) || number.test(text))
