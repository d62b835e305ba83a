import { AccordionExample, type FaqEntry } from './plain-examples.tsx'

export const meta = {
  title: 'Sanfona',
  description: 'Uma parte aberta por vez.',
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

export default () => <AccordionExample questions={queryFaq} variant="outline" />
