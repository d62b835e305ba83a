import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { LuDownload } from 'react-icons/lu'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = { title: 'Estados', description: 'Indisponível e em andamento.' }

export default function States() {
  const [isBusy, setBusy] = useState(false)
  return (
    <Row>
      <Button disabled>Indisponível</Button>
      <Button loading={isBusy} loadingText="Gerando…" onClick={() => setBusy(true)}>
        <LuDownload aria-hidden="true" /> Gerar relatório
      </Button>
      <OutlineButton disabled={!isBusy} onClick={() => setBusy(false)}>
        Interromper
      </OutlineButton>
    </Row>
  )
}
