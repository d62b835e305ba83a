/** Loads the chunk that draws a score. */
export const loadInstrument = () => import('./instrument.tsx')
