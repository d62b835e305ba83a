import type { Figure } from './measure/figure.ts'

export type PartName = 'codegen' | 'first-load' | 'navigation' | 'development' | 'large-data'

/** Measures a part: so many rounds, with a line to the terminal now and then. */
export type RunPart = (options: { rounds: number; log: (text: string) => void }) => Promise<Figure[]>
