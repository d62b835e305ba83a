import { Accordion } from '@chakra-ui/react'
import { accordionSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { Question } from './question.tsx'

export const meta = { title: 'Sanfona dentro de sanfona' }

type Topic = { title: string; text?: string; topics?: readonly Topic[] }

const topics: readonly Topic[] = [
  {
    title: 'Consultas',
    topics: [
      { title: 'Pessoas', text: 'CPF, nome, telefone e e-mail.' },
      { title: 'Veículos', text: 'Placa, chassi e débitos.' },
    ],
  },
  { title: 'Conta', topics: [{ title: 'Senha', text: 'Pelo menos dez caracteres.' }] },
  { title: 'Atendimento', text: 'De segunda a sexta, das 8h às 18h.' },
]

/** The heading levels follow the depth. */
const Topics = ({ list, level }: { list: readonly Topic[]; level: 3 | 4 }): ReactNode => (
  <Accordion.Root recipe={accordionSlotRecipe} size="sm" multiple variant="enclosed">
    {list.map(({ title, text, topics }) => (
      <Question key={title} value={title} title={title} level={level}>
        {topics ? <Topics list={topics} level={4} /> : text}
      </Question>
    ))}
  </Accordion.Root>
)

export default () => <Topics list={topics} level={3} />
