import Apps from '@mui/icons-material/Apps'
import CreditCard from '@mui/icons-material/CreditCard'
import DashboardIcon from '@mui/icons-material/Dashboard'
import Help from '@mui/icons-material/Help'
import History from '@mui/icons-material/History'
import Settings from '@mui/icons-material/Settings'
import { Layout, Menu } from 'react-admin'
import { menu } from '../content.js'

const icons = [DashboardIcon, CreditCard, Help, Settings, History, Apps]

const AppMenu = () => (
  <Menu>
    {menu.map(({ title, path }, index) => {
      const Icon = icons[index]
      return <Menu.Item key={path} to={path} primaryText={title} leftIcon={<Icon />} />
    })}
  </Menu>
)

export const AppLayout = ({ children }) => <Layout menu={AppMenu}>{children}</Layout>
