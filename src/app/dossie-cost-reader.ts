import { setDossieCostReader } from '@/session/dossie-costs.ts'

setDossieCostReader(async () => (await import('@/consultas/dossie/engine/known-parts.ts')).readRemainingCost)
