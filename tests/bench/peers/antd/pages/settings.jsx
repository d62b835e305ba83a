import { Card, Typography } from 'antd'

export default function Settings() {
  return (
    <Card>
      <Typography.Title>Configurações</Typography.Title>
      <Typography.Paragraph>Como o painel se comporta neste navegador.</Typography.Paragraph>
    </Card>
  )
}
