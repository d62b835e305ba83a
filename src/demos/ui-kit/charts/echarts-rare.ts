import {
  BoxplotChart,
  CandlestickChart,
  CustomChart,
  FunnelChart,
  GaugeChart,
  HeatmapChart,
  RadarChart,
  TreemapChart,
} from 'echarts/charts'
import { MarkLineComponent, RadarComponent, VisualMapContinuousComponent } from 'echarts/components'

/** The kinds of chart that few pages need, in a chunk of their own. */
export const rareParts = [
  BoxplotChart,
  CandlestickChart,
  CustomChart,
  FunnelChart,
  GaugeChart,
  HeatmapChart,
  MarkLineComponent,
  RadarChart,
  RadarComponent,
  TreemapChart,
  VisualMapContinuousComponent,
]
