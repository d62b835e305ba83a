import { Button, Card, Flex, Form, Input, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { signIn } from '../../content.js'

export default function Login() {
  const navigate = useNavigate()
  const enter = () => {
    signIn()
    navigate('/dashboard')
  }
  return (
    <Flex justify="center" align="center" style={{ minHeight: '100vh' }}>
      <Card style={{ width: 360 }}>
        <Typography.Title>Entrar</Typography.Title>
        <Form layout="vertical" onFinish={enter}>
          <Form.Item name="email" label="E-mail" rules={[{ required: true, type: 'email' }]}>
            <Input autoComplete="username" />
          </Form.Item>
          <Form.Item name="password" label="Senha" rules={[{ required: true }]}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Button type="primary" htmlType="submit" block>
            Entrar
          </Button>
        </Form>
      </Card>
    </Flex>
  )
}
