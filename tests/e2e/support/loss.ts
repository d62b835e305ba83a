/** The tag of browser tests that try to lose paid or typed work. */
export const lossTag = '@loss'

/**
 * Returns the details of a browser test that tries to lose work.
 * @param way how the work could be lost, in Portuguese, for docs/confiabilidade.md
 */
export const loss = (way: string) => ({ tag: lossTag, annotation: { type: 'loss', description: way } })
