/** The id of a part's section in the page. */
export const partSectionId = (name: string) => `parte-${name}`
