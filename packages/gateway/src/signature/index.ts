export { symptomNamed } from './symptoms';
