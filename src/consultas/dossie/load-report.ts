import { onDemand } from '@/lib/on-demand.ts'

/** The component that shows the answers of a dossiê. */
export const dossieReport = onDemand(() => import('./dossie-report.tsx'))
