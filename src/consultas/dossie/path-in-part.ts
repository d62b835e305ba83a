/** What a value of a part is called in the one state of what a dossiê reveals. */
export const pathInPart = (part: string, path: string) => `${part} ${path}`
