import { notify } from '@/ui/feedback/notify.ts'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = {
  title: 'Temporários',
  description: 'O tempo para enquanto o ponteiro ou o foco está neles.',
}

export default () => (
  <Row>
    <OutlineButton onClick={() => notify.success('Relatório gerado')}>Sucesso</OutlineButton>
    <OutlineButton onClick={() => notify.info('Há uma versão nova')}>Informação</OutlineButton>
    <OutlineButton onClick={() => notify.warning('Sem conexão há um minuto')}>Atenção</OutlineButton>
    <OutlineButton onClick={() => notify.error('A fonte não respondeu')}>Erro</OutlineButton>
  </Row>
)
