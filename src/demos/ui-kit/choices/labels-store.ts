import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'

const { state, change } = createDemoStore(
  'select',
  z.object({ options: z.array(z.string()), chosen: z.array(z.string()) }),
  () => ({ options: ['Cadastro', 'Cobrança', 'Urgente', 'Jurídico'], chosen: ['Cadastro'] }),
)

export const labelsState = state

export const chooseLabels = (chosen: string[]) =>
  change((all) => {
    all.chosen = [...chosen]
  })

export const createLabel = (label: string) =>
  change((all) => {
    if (!all.options.includes(label)) all.options.push(label)
    if (!all.chosen.includes(label)) all.chosen.push(label)
  })
