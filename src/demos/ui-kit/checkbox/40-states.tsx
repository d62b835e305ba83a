import { Box, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Choice } from './choice.tsx'

export const meta = { title: 'Estados' }

export default function States() {
  const errorId = useId()
  return (
    <Stack gap="3">
      <Choice disabled>Indisponível</Choice>
      <Choice disabled defaultChecked>
        Indisponível e marcada
      </Choice>
      <Box>
        <Choice invalid descriptionId={errorId}>
          Aceito os termos
        </Choice>
        <Text id={errorId} color="fg.error" textStyle="small" mt="1">
          Para continuar é preciso aceitar
        </Text>
      </Box>
    </Stack>
  )
}
