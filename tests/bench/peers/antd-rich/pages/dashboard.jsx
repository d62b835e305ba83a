import {
  Alert,
  AutoComplete,
  Button,
  Card,
  Col,
  Flex,
  Input,
  List,
  Row,
  Statistic,
  Table,
  Typography,
} from 'antd'
import { Link } from 'react-router-dom'
import { figures, modules } from '../../content.js'
import { days } from '../content.js'

const dossies = ['Dossiê de pessoa', 'Dossiê de empresa', 'Dossiê de veículo']

const columns = [
  { title: 'Módulo', dataIndex: 'name' },
  { title: 'Consultas', dataIndex: 'variants' },
]

export default function Dashboard() {
  return (
    <Flex vertical gap={24}>
      <div>
        <Typography.Title>Visão Geral</Typography.Title>
        <Typography.Text type="secondary">Pesquise um documento, um nome ou uma consulta.</Typography.Text>
      </div>
      <AutoComplete options={modules.map(({ name }) => ({ value: name }))}>
        <Input.Search size="large" placeholder="CPF, CNPJ, placa, CEP, telefone, nome…" />
      </AutoComplete>
      <Flex gap={8} align="center">
        {dossies.map((title) => (
          <Button key={title}>{title}</Button>
        ))}
        <Link to="/pacotes">29 consultas em 13 famílias</Link>
      </Flex>
      <Row gutter={24}>
        <Col span={12}>
          <Card title="Casos">
            <Typography.Text type="secondary">Um caso guarda assuntos, dossiês e notas.</Typography.Text>{' '}
            <Link to="/pacotes">Criar um caso</Link>
          </Card>
        </Col>
        <Col span={12}>
          <Card title="Consultas desta sessão">
            <Typography.Text type="secondary">Nenhuma consulta nesta sessão.</Typography.Text>
          </Card>
        </Col>
      </Row>
      <Typography.Title level={2}>Uso</Typography.Title>
      <Alert
        showIcon
        type="info"
        title="Demonstração"
        description="Os números abaixo incluem consultas fictícias, que ninguém fez."
        action={<Button type="link">Começar do zero</Button>}
      />
      <Row gutter={24}>
        {figures.map(({ name, value, note }) => (
          <Col key={name} span={6}>
            <Card data-figure="">
              <Statistic title={name} value={value} />
              <Typography.Text type="secondary">{note}</Typography.Text>
            </Card>
          </Col>
        ))}
      </Row>
      <Row gutter={24}>
        <Col span={16}>
          <Card title="Consultas por dia">
            <Flex align="end" gap={4} style={{ height: 240 }}>
              {days.map(({ day, count }) => (
                <div key={day} style={{ flex: 1, height: count * 10, background: '#13a8a8' }} />
              ))}
            </Flex>
          </Card>
        </Col>
        <Col span={8}>
          <Card title="Módulos mais usados">
            <List
              dataSource={modules.slice(0, 6)}
              renderItem={({ name, variants }) => <List.Item extra={variants}>{name}</List.Item>}
            />
          </Card>
        </Col>
      </Row>
      <Table rowKey="id" columns={columns} dataSource={modules.slice(0, 6)} pagination={false} />
    </Flex>
  )
}
