import { Card, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'

export default function Settings() {
  return (
    <Card>
      <Title title="Configurações" />
      <CardContent>
        <Typography variant="h4" component="h1">
          Configurações
        </Typography>
        <Typography>Como o painel se comporta neste navegador.</Typography>
      </CardContent>
    </Card>
  )
}
