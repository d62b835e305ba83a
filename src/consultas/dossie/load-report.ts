import { createOnDemand } from '@/lib/on-demand.ts'

/** The component that shows the answers of a dossiê. */
export const dossieReport = createOnDemand(() => import('./dossie-report.tsx'))
