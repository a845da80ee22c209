/** Open analyzers as they were measured with the same protocol on all 21 recordings; values each reports itself. */
export const MEASURED_PEERS = [
  ['HeartPy 1.2.6, best configuration', '82.6', '12.6', '7.9 (1 failed)', '69.4', '75.5', '14'],
  ['NeuroKit2, default (elgendi)', '89.2', '22.0', '2.22', '25.8', '35.1', '15'],
  ['NeuroKit2, charlton + langevin2021', '91.5', '17.6', '1.39', '40.1', '61.3', '32'],
  ['NeuroKit2, bishop, 50 Hz', '92.2', '18.6', '0.57', '39.5', '58.0', '1988'],
  ['BioSPPy', '90.5', '18.8', '4.34', '23.0', '33.8', '4'],
  ['pyPPG', '85.4', '20.7', '1.68', '17.9', '27.8', '33'],
]

/** Others' published figures of their own products, on their own recordings: not comparable number by number. */
export const PUBLISHED = [
  ['HRV4Training', 'rMSSD against ECG: coefficient of variation 6.35 % (5.1–8.5), n = 29', 'Plews 2017, IJSPP 12:1324'],
  ['iPhone 6 at 240 Hz', 'mean deviation SDNN 0.78 ms, RMSSD 1.79 ms', 'JHE 2018:4038034'],
  ['FibriCheck', 'intervals: 23 ms root mean square error over 20,298', 'JMIR mHealth 2017;5(8):e129'],
  ['CameraHRV', 'heart rate: mean absolute percentage error 17.3 %', 'Stone 2021, Front Sports 3:585870'],
  ['pulse detectors at rest', 'F1 ≥ 90 %, adults 98–99 %', 'Charlton 2022, Physiol Meas 43:085007'],
]
