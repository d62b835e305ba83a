/** The icon of demonstration data. The dashboard and consultas share it: the layout's chunk has it. */
export { LuFlaskConical as DemoIcon } from 'react-icons/lu'
