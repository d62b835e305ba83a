import { useState } from 'react'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'

export const meta = { title: 'Segmentos', description: 'Poucas opções curtas, todas à vista.' }

const periods = { dia: 'Dia', semana: 'Semana', mes: 'Mês' }

/** The same native radio buttons, drawn as segments. */
export default function Segments() {
  const [period, setPeriod] = useState<keyof typeof periods>('semana')
  return <ChoiceField label="Período" options={periods} value={period} onChange={setPeriod} />
}
