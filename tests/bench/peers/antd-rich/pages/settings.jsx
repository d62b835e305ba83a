import { Card, Flex, Form, Input, Radio, Switch, Typography } from 'antd'
import { settings } from '../content.js'

export default function Settings() {
  return (
    <Flex vertical gap={24}>
      <Typography.Title>Configurações</Typography.Title>
      <Card title="Aparência">
        <Form layout="vertical">
          {Object.entries(settings).map(([title, options]) => (
            <Form.Item key={title} label={title}>
              <Radio.Group options={options} defaultValue={options[0]} />
            </Form.Item>
          ))}
          {['Menu semi-escuro', 'Direita para a esquerda', 'Menu recolhido', 'Monocromático'].map((title) => (
            <Form.Item key={title} label={title}>
              <Switch />
            </Form.Item>
          ))}
        </Form>
      </Card>
      <Card title="Conta">
        <Form layout="vertical">
          {['Nome', 'Sobrenome', 'E-mail'].map((title) => (
            <Form.Item key={title} label={title}>
              <Input />
            </Form.Item>
          ))}
        </Form>
      </Card>
    </Flex>
  )
}
