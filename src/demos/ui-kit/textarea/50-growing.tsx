import { TextAreaField } from '../../parts/text-area-field.tsx'

export const meta = { title: 'Altura do conteúdo', description: 'Cresce até 200 px e então rola.' }

/** Grows with its content up to a maximum height. */
export default () => (
  <TextAreaField
    label="Mensagem"
    rows={2}
    maxH="200px"
    resize="none"
    css={{ fieldSizing: 'content' }}
    defaultValue={'Olá, Noêmia.\n\nSegue o combinado de ontem.\nEscreva mais linhas: a área cresce com elas.'}
  />
)
