/**
 * The imported parts of Leaflet (BSD-2-Clause, © Volodymyr Agafonkin, CloudMade). No other file imports it.
 * The parts are a quarter smaller than the whole.
 */
export { Map as LeafletMap } from 'leaflet/src/map/index.js'
export { LatLng } from 'leaflet/src/geo/LatLng.js'
export { Popup } from 'leaflet/src/layer/Popup.js'
export { SVGOverlay } from 'leaflet/src/layer/SVGOverlay.js'
export { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js'
export { Marker } from 'leaflet/src/layer/marker/Marker.js'
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js'
