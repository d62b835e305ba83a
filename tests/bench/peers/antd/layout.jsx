import {
  AppstoreOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  HistoryOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
} from '@ant-design/icons'
import { Button, Layout, Menu, Spin } from 'antd'
import { Suspense } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { menu, signOut } from '../content.js'

const icons = [
  DashboardOutlined,
  CreditCardOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  HistoryOutlined,
  AppstoreOutlined,
]

const items = menu.map(({ title, path }, index) => {
  const Icon = icons[index]
  return { key: path, icon: <Icon />, label: <Link to={path}>{title}</Link> }
})

export default function AppLayout() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leave = () => {
    signOut()
    navigate('/')
  }
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider collapsible width={256}>
        <Menu theme="dark" mode="inline" selectedKeys={[pathname]} items={items} />
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ display: 'flex', justifyContent: 'end', alignItems: 'center' }}>
          <Button onClick={leave}>Sair</Button>
        </Layout.Header>
        <Layout.Content style={{ padding: 24 }}>
          <Suspense fallback={<Spin />}>
            <Outlet />
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
