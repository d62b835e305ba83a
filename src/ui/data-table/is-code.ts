/** No document, process or phone number is longer. */
const longest = 25

const word = /^(?=.*\d)\S+$/

const number = /^[\d ()+./-]+$/

/** Whether a text is a document, a code, a date or a number: on paper, where cells are narrow, it is not wrapped. */
export const isCode = (text: string) => text.length <= longest && (word.test(text) || number.test(text))
