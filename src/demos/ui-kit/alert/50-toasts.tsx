import { Button } from '@chakra-ui/react'
import { notify } from '@/ui/feedback/notify.ts'
import { Row } from '../row.tsx'

export const meta = {
  title: 'Temporários',
  description: 'O tempo para enquanto o ponteiro ou o foco está neles.',
}

export default function Toasts() {
  return (
    <Row>
      <Button variant="outline" colorPalette="primary" onClick={() => notify.success('Relatório gerado')}>
        Sucesso
      </Button>
      <Button variant="outline" colorPalette="primary" onClick={() => notify.info('Há uma versão nova')}>
        Informação
      </Button>
      <Button
        variant="outline"
        colorPalette="primary"
        onClick={() => notify.warning('Sem conexão há um minuto')}
      >
        Atenção
      </Button>
      <Button variant="outline" colorPalette="primary" onClick={() => notify.error('A fonte não respondeu')}>
        Erro
      </Button>
    </Row>
  )
}
