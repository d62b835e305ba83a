import { notify } from '@/ui/feedback/notify.ts'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = {
  title: 'Temporários',
  description: 'O tempo para enquanto o ponteiro ou o foco está neles.',
}

const toasts = [
  ['Sucesso', () => notify.success('Relatório gerado')],
  ['Informação', () => notify.info('Há uma versão nova')],
  ['Atenção', () => notify.warning('Sem conexão há um minuto')],
  ['Erro', () => notify.error('A fonte não respondeu')],
] as const

export default () => (
  <Row>
    {toasts.map(([name, show]) => (
      <OutlineButton key={name} onClick={show}>
        {name}
      </OutlineButton>
    ))}
  </Row>
)
