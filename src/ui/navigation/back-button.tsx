import { Button, type ButtonProps } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'

/** Goes back in the history. Shows nothing without an earlier page of the app, by the router's index. */
export function BackButton(props: ButtonProps) {
  const navigate = useNavigate()
  return window.history.state?.idx > 0 ? (
    <Button variant="outline" {...props} onClick={() => navigate(-1)}>
      Voltar
    </Button>
  ) : null
}
