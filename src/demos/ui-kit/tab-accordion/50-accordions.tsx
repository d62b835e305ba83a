import { Accordion } from '@chakra-ui/react'
import { accordionSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { AccordionExample, type FaqEntry, Question } from './parts.tsx'

export const meta = {
  OneOpen: {
    title: 'Sanfona',
    description: 'Uma parte aberta por vez.',
  },
  SeveralOpen: { title: 'Sanfona de várias abertas' },
  NestedAccordion: { title: 'Sanfona dentro de sanfona' },
}

const queryFaq: readonly FaqEntry[] = [
  ['prazo', 'Quanto demora uma consulta?', 'Em geral menos de dois segundos; a fonte pode pedir mais.'],
  [
    'erro',
    'E se a fonte não responder?',
    'A consulta é tentada de novo; se falhar, o resultado diz por quê.',
  ],
  ['guarda', 'O que fica guardado?', 'Só o módulo, a hora e o resultado, nunca o documento consultado.'],
]

export const OneOpen = () => <AccordionExample questions={queryFaq} variant="outline" />

const accountFaq: readonly FaqEntry[] = [
  ['senha', 'Como mudo a aparência?', 'Em Configurações, ou em Personalizar.'],
  ['aparelhos', 'Minhas escolhas valem em outro navegador?', 'Não: cada navegador guarda as suas.'],
  ['saida', 'Como saio da conta?', 'Pelo menu do usuário, em Sair.'],
]

export const SeveralOpen = () => <AccordionExample questions={accountFaq} variant="enclosed" isMultiple />

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

export const NestedAccordion = () => <Topics list={topics} level={3} />
