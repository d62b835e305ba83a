/** No text for a person has this many characters without a space. */
const maxWordLength = 400

/** Whether a value is data, such as a document in base64. */
export const isTooLong = (value: unknown) =>
  typeof value === 'string' && value.length > maxWordLength && !/\s/.test(value.slice(0, maxWordLength))
