/**
 * Returns the id of a section's element. It is also the `resultId` of the section's blocks:
 * `sectionElementId(sectionId(key), blockIndex)`.
 */
export const sectionId = (key: string) => `secao-${key.replaceAll('/', '-')}`
