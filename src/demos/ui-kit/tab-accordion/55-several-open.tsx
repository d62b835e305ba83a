import { AccordionExample, type FaqEntry } from './plain-examples.tsx'

export const meta = { title: 'Sanfona de várias abertas' }

const accountFaq: readonly FaqEntry[] = [
  ['senha', 'Como mudo a aparência?', 'Em Configurações, ou em Personalizar.'],
  ['aparelhos', 'Minhas escolhas valem em outro navegador?', 'Não: cada navegador guarda as suas.'],
  ['saida', 'Como saio da conta?', 'Pelo menu do usuário, em Sair.'],
]

export default () => <AccordionExample questions={accountFaq} variant="enclosed" isMultiple />
