import { createOnDemand } from '@/lib/on-demand.ts'

/** The components that show an answer. */
export const resultComponents = createOnDemand(() => import('./result-components.ts'))
