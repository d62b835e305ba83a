import { Button, type ButtonProps } from '@chakra-ui/react'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { readDiagnosis } from './read-diagnosis.ts'

/** Copies a text for support, without any personal value. */
export default function CopyDiagnosis(props: ButtonProps) {
  return (
    <Button
      variant="outline"
      colorPalette="neutral"
      {...props}
      onClick={() => copyText(readDiagnosis, 'Diagnóstico copiado')}
    >
      Copiar diagnóstico
    </Button>
  )
}
