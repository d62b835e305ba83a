import { TextAreaField } from '../../parts/text-area-field.tsx'

export const meta = { title: 'Com rótulo e ajuda' }

export default () => (
  <TextAreaField
    label="Observações"
    help="O que a pessoa que atender precisa saber."
    placeholder="Prefere contato à tarde."
  />
)
