import { onDemand } from '@/lib/on-demand.ts'

/** The components that show an answer. */
export const resultComponents = onDemand(() => import('./result-components.ts'))
