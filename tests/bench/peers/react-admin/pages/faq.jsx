import { Card, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'

export default function Faq() {
  return (
    <Card>
      <Title title="Base de Conhecimento" />
      <CardContent>
        <Typography variant="h4" component="h1">
          Base de Conhecimento
        </Typography>
        <Typography>As perguntas que mais se fazem, com as respostas.</Typography>
      </CardContent>
    </Card>
  )
}
