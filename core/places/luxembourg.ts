// Written by scripts/places/make.ts. SOURCES.md names the source and its licence.

/** A commune a line: centre; names in French, German and Luxembourgish; further spellings. */
export const COMMUNES = `
49.8356 6.2947;Beaufort|Befort|Beefort;
49.7506 6.3409;Bech|Bech|Bech;
49.7312 5.8915;Beckerich|Beckerich|Biekerech;
49.8210 6.3525;Berdorf|Berdorf|Bäerdref;
49.6013 6.0410;Bertrange|Bartringen|Bartreng;
49.5213 6.0843;Bettembourg|Bettemburg|Beetebuerg;
49.8668 6.2087;Bettendorf|Bettendorf|Bettenduerf;
49.6745 6.3206;Betzdorf|Betzdorf|Betzder;
49.7907 6.0546;Bissen|Bissen|Biissen;
49.7076 6.3599;Biwer|Biwer|Biwer;
49.8956 5.8018;Boulaide|Bauschleiden|Bauschelt;
49.9084 6.0648;Bourscheid|Burscheid|Buerschent;
49.5617 6.3072;Bous-Waldbredimus|Bous-Waldbredimus|Bous-Waldbriedemes;
50.0654 6.0541;Clervaux|Clerf|Klierf;
49.8112 6.0807;Colmar-Berg|Colmar-Berg|Colmer-Bierg;
49.7770 6.3331;Consdorf|Consdorf|Konsdref;
49.5890 6.2451;Contern|Contern|Conter;
49.5434 6.2606;Dalheim|Dalheim|Duelem;
49.8725 6.1480;Diekirch|Diekirch|Dikrech;
49.5216 5.8811;Differdange|Differdingen|Déifferdeng;
49.5841 5.9742;Dippach|Dippach|Dippech;
49.4824 6.0888;Dudelange|Düdelingen|Diddeleng;
49.8003 6.4123;Echternach|Echternach|Iechternach;
49.7769 5.8295;Ell|Ell|Ell;
49.8702 6.1128;Erpeldange-sur-Sûre|Erpeldingen an der Sauer|Ierpeldeng op der Sauer;Erpeldange,Erpeldange/Sûre
49.4931 5.9789;Esch-sur-Alzette|Esch an der Alzette|Esch-Uelzecht;Esch,Esch/Alzette
49.8905 5.9444;Esch-sur-Sûre|Esch-Sauer|Esch-Sauer;Esch/Sûre
49.8482 6.0819;Ettelbruck|Ettelbrück|Ettelbréck;Ettelbrueck
49.8609 6.0298;Feulen|Feulen|Feelen;
49.7464 6.1879;Fischbach|Fischbach|Fëschbech;
49.6447 6.3586;Flaxweiler|Flaxweiler|Fluessweller;
49.5151 6.1891;Frisange|Frisingen|Fréiseng;
49.6167 5.9372;Garnich|Garnich|Garnech;
49.9326 5.9811;Goesdorf|Goesdorf|Géisdref;
49.6754 6.4136;Grevenmacher|Grevenmacher|Gréiwemaacher;
49.8445 5.9297;Groussbus-Wal|Groussbus-Wal|Groussbus-Wal;
49.6956 5.9334;Habscht|Habscht|Habscht;
49.7648 6.2469;Heffingen|Heffingen|Hiefenech;
49.7345 6.0267;Helperknapp|Helperknapp|Helperknapp;
49.5775 6.1664;Hesperange|Hesperingen|Hesper;
49.7121 6.2535;Junglinster|Junglinster|Jonglënster;
49.5843 5.8986;Käerjeng|Käerjeng|Käerjeng;
49.4821 6.0337;Kayl|Kayl|Keel;
49.6753 6.0330;Kehlen|Kehlen|Kielen;
49.9789 6.0062;Kiischpelt|Kiischpelt|Kiischpelt;
49.6689 5.9602;Koerich|Koerich|Käerch;
49.6626 6.0797;Kopstal|Kopstal|Koplescht;
49.9300 5.8474;Lac de la Haute-Sûre|Stauseegemeinde|Stauséigemeng;
49.7776 6.1989;Larochette|Fels|Fiels;
49.6062 6.3271;Lenningen|Lenningen|Lenneng;
49.5680 6.0679;Leudelange|Leudelingen|Leideleng;
49.7246 6.1395;Lintgen|Lintgen|Lëntgen;
49.6996 6.1458;Lorentzweiler|Lorentzweiler|Luerenzweiler;
49.6136 6.1264;Luxembourg|Luxemburg|Lëtzebuerg;Luxembourg-Ville,Luxembourg City,Ville de Luxembourg,Luxemburg-Stadt
49.6302 6.0056;Mamer|Mamer|Mamer;
49.7214 6.4138;Manternach|Manternach|Manternach;
49.7492 6.0975;Mersch|Mersch|Miersch;
49.7176 6.4755;Mertert|Mertert|Mäertert;
49.8350 6.0013;Mertzig|Mertzig|Mäerzeg;
49.5318 6.0106;Mondercange|Monnerich|Monnerech;
49.5161 6.2821;Mondorf-les-Bains|Bad Mondorf|Munneref;
49.6547 6.2265;Niederanven|Niederanven|Nidderaanwen;
49.8020 6.1529;Nommern|Nommern|Noumer;
49.9974 6.0907;Parc Hosingen|Parc Hosingen|Parc Housen;
49.5495 5.8545;Pétange|Petingen|Péiteng;
49.8021 5.9330;Préizerdaul|Préizerdaul|Préizerdaul;
49.9548 6.1318;Putscheid|Pütscheid|Pëtscht;
49.8354 5.8185;Rambrouch|Rambruch|Rammerech;
49.5603 6.0112;Reckange-sur-Mess|Reckingen an der Mess|Recken op der Mess;Reckange,Reckange/Mess
49.7763 5.8856;Redange-sur-Attert|Redingen an der Attert|Réiden op der Atert;Redange,Redange/Attert
49.8664 6.2741;Reisdorf|Reisdorf|Reisduerf;
49.5479 6.3603;Remich|Remich|Réimech;
49.5376 6.1306;Roeser|Roeser|Réiser;
49.7720 6.4622;Rosport-Mompach|Rosport-Mompach|Rouspert-Mompech;
49.4613 6.0122;Rumelange|Rümelingen|Rëmeleng;
49.7292 5.9677;Saeul|Saeul|Sëll;
49.6153 6.2151;Sandweiler|Sandweiler|Sandweiler;
49.5313 5.9378;Sanem|Sassenheim|Suessem;
49.4985 6.3353;Schengen|Schengen|Schengen;
49.8279 6.1145;Schieren|Schieren|Schieren;
49.5064 6.0150;Schifflange|Schifflingen|Schëffleng;
49.6244 6.2702;Schuttrange|Schüttringen|Schëtter;
49.5808 6.3495;Stadtbredimus|Stadtbredimus|Stadbriedemes;
49.6504 5.9209;Steinfort|Steinfort|Stengefort;
49.6740 6.1455;Steinsel|Steinsel|Steesel;
49.6303 6.0697;Strassen|Strassen|Stroossen;
49.9107 6.1711;Tandel|Tandel|Tandel;
50.1445 5.9983;Troisvierges|Ulflingen|Ëlwen;
49.7707 5.9657;Useldange|Useldingen|Useldeng;
49.8256 6.2167;Vallée de l'Ernz|Ernztal|Äerenzdall;
49.9386 6.1984;Vianden|Vianden|Veianen;
49.8085 6.0068;Vichten|Vichten|Viichten;
49.7984 6.2832;Waldbillig|Waldbillig|Waldbëlleg;
49.6575 6.1339;Walferdange|Walferdingen|Walfer;
49.5469 6.1996;Weiler-la-Tour|Weiler zum Turm|Weiler zum Tuerm;
50.1318 6.0661;Weiswampach|Weiswampach|Wäisswampech;
49.9808 5.9372;Wiltz|Wiltz|Wolz;
50.0595 5.9225;Wincrange|Wintger|Wëntger;
49.9690 5.8635;Winseler|Winseler|Wanseler;
49.6290 6.3946;Wormeldange|Wormeldingen|Wuermeldeng;
`
