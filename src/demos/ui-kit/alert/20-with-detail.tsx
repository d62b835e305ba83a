import { Alert, Button, Text } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuTriangleAlert } from 'react-icons/lu'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = { title: 'Com explicação e ações' }

export default function WithDetail() {
  const [answer, setAnswer] = useState('')
  if (answer)
    return (
      <Row>
        <Text role="status">{answer}</Text>
        <OutlineButton onClick={() => setAnswer('')}>Mostrar de novo</OutlineButton>
      </Row>
    )
  return (
    <Alert.Root recipe={alertSlotRecipe} variant="surface" colorPalette="warning">
      <Alert.Indicator>
        <LuTriangleAlert />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>O cadastro está incompleto</Alert.Title>
        <Alert.Description>
          Faltam o telefone e o CEP. Sem eles não há como emitir a fatura.
        </Alert.Description>
        <Row mt="2">
          <Button size="xs" colorPalette="warning" onClick={() => setAnswer('O formulário abriria aqui.')}>
            Completar agora
          </Button>
          <Button
            size="xs"
            variant="ghost"
            colorPalette="warning"
            onClick={() => setAnswer('O aviso volta amanhã.')}
          >
            Depois
          </Button>
        </Row>
      </Alert.Content>
    </Alert.Root>
  )
}
