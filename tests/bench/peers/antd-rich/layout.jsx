import {
  AppstoreOutlined,
  BellOutlined,
  DashboardOutlined,
  FolderOutlined,
  HistoryOutlined,
  MenuFoldOutlined,
  SearchOutlined,
  SunOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Avatar, Badge, Breadcrumb, Button, Dropdown, Layout, Menu, Space, Spin, Tag, Typography } from 'antd'
import { Suspense, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { signOut } from '../content.js'
import { groups, titles } from './content.js'

const link = ({ title, path }) => ({ key: path, label: <Link to={path}>{title}</Link> })

const items = [
  {
    type: 'group',
    label: 'Menu',
    children: [
      {
        key: 'dashboard',
        icon: <DashboardOutlined />,
        label: 'Dashboard',
        children: groups.dashboard.map(link),
      },
      {
        key: '/changelog',
        icon: <HistoryOutlined />,
        label: (
          <Link to="/changelog">
            Changelog <Tag color="cyan">2.0.0</Tag>
          </Link>
        ),
      },
    ],
  },
  {
    type: 'group',
    label: 'Módulos',
    children: [
      {
        key: '/pacotes',
        icon: <AppstoreOutlined />,
        label: (
          <Link to="/pacotes">
            Consultas <Tag color="cyan">22 Módulos</Tag>
          </Link>
        ),
      },
      {
        key: 'modules',
        icon: <AppstoreOutlined />,
        label: 'Por assunto',
        children: groups.modules.map(link),
      },
    ],
  },
]

export default function AppLayout() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isCollapsed, setCollapsed] = useState(false)
  const leave = () => {
    signOut()
    navigate('/')
  }
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider collapsed={isCollapsed} width={248}>
        <Typography.Text strong style={{ display: 'block', padding: 24, color: 'white' }}>
          Painel
        </Typography.Text>
        <Menu
          theme="dark"
          mode="inline"
          defaultOpenKeys={['dashboard', 'modules']}
          selectedKeys={[pathname]}
          items={items}
        />
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <Space>
            <Button
              aria-label="Recolher o menu"
              icon={<MenuFoldOutlined />}
              onClick={() => setCollapsed(!isCollapsed)}
            />
            <Button icon={<SearchOutlined />}>
              Buscar <Typography.Text keyboard>Ctrl K</Typography.Text>
            </Button>
          </Space>
          <Space>
            <Button aria-label="Sessão" icon={<UnorderedListOutlined />} />
            <Button aria-label="Casos" icon={<FolderOutlined />} />
            <Button aria-label="Tema" icon={<SunOutlined />} />
            <Badge dot>
              <Button aria-label="Notificações" icon={<BellOutlined />} />
            </Badge>
            <Dropdown menu={{ items: [{ key: 'leave', label: 'Sair', onClick: leave }] }}>
              <Avatar>AD</Avatar>
            </Dropdown>
          </Space>
        </Layout.Header>
        <Layout.Content style={{ padding: 24 }}>
          <Breadcrumb items={[{ title: 'Dashboard' }, { title: titles[pathname] }]} />
          <Suspense fallback={<Spin />}>
            <Outlet />
          </Suspense>
        </Layout.Content>
        <Layout.Footer>© 2024. Todos os direitos reservados.</Layout.Footer>
      </Layout>
    </Layout>
  )
}
