import { Card, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'

export default function Pricing() {
  return (
    <Card>
      <Title title="Créditos" />
      <CardContent>
        <Typography variant="h4" component="h1">
          Créditos
        </Typography>
        <Typography>Quanto custa cada consulta, e quantas ainda há.</Typography>
      </CardContent>
    </Card>
  )
}
