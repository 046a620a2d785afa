/** Lands that are archipelagos, and have no outline of their own as one: ids of countries, territories and regions. */
export const landArchipelagos: readonly string[] = (
  'region/PRT-735 region/PRT-736 region/ES-CN region/ESP-5808 region/GBR-2747 region/GBR-2744 region/IND-2474 ' +
  'region/IND-2443 region/NOR-901 country/FRO country/ALA country/MDV country/BHS country/SYC country/COM country/CPV ' +
  'country/PHL country/SLB country/FJI country/KIR country/TUV country/TON country/WSM country/VUT country/PLW ' +
  'country/MHL country/COK country/FLK country/IOT country/TCA country/CYM country/TKL'
).split(' ');
