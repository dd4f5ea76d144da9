/**
 * The best-known passwords, as words. Half of them are shorter than a password may be; they stand for the
 * passwords that people make of them by adding a year or an exclamation mark. After the frequency lists of
 * zxcvbn 4.4.2 (Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., MIT License), without obscene words,
 * and with words that are common in Belgium.
 */
const WORDS = `
  010203040506 012345678910 01telemike01 102030405060 1111111111zz 111222333000 111222333444555 112233445566
  122333444455555 123123qweqwe 123321456654 123321qweewq 123456654321 123456782000 1234567887654321
  123456789000 12345678900987654321 1234567890987654321 1234567890qaz 1234567890qw 1234567890qwe
  1234567890qwerty 1234567890zzz 123456789101 123456789123 1234567892000 12345678987654321
  123456789987654321 123456789abc 123456789asd 123456789qaz 123456789qqq 123456789qwe 123456789qwer
  123456789qwerty 123456789zxc 1234567qwertyu 123456qwerty 1234qwerasdf 1234qwerasdfzxcv 123qwe456rty
  123qweasdzxc 123qwerty123 12qw34er56ty 159753456852 1a2s3d4f5g6h 1q2w3e4r5t6y 1qa2ws3ed4rf 1qa2ws3ed4rf5tg
  1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 1qazxsw23edcvfr4 23176djivanfros 31217221027711 32615948worms
  41d8cd98f00b 4815162342lost 541233432442 59382113kevinp 742617000027 89231243658s 89876065093rax
  a1s2d3f4g5h6 aaliyah aardvark abc123456789 aberdeen abgrtyu abnormal abrakadabra absolut abstr access
  accord achilles action adgjmptw adidas admin admin18533362 administrateur administrator adonis aezakmi
  aggies aikido airborne airbus airforce airplane airwolf akira alabama alaska albany albatros albion
  alejandr aleksandr aleksandra aleksey alenka alessandro alexande alexandr alexey alexis alibaba aliens
  allmine allsop allstar aloha alpha alphabet alpine alucard amadeus amadeusptfcor amateur amateurs amazon
  america amerika amigo amsterda amsterdam an83546921an13 anaconda anakin anarchy anastasiya anderlecht
  andrei andrewjackie andrey andromed andromeda anfield angel angels angus anhyeuem animal anime
  antananarivu anthrax antoni antwerpen anubis anvers apache apollo appartement apple applepie apples aptiva
  aquarius aragorn arcadia arizona arjay armagedon armani arrow arrows arsenal artem artemis artemka artur
  asdasd asddsa asdfasdf asdfg asdfgh asdfgh123456 asdfghj asdfghjk asdfghjkl asdfghjkl123 asdfjkl asdfzxcv
  asdzxc aspire aspirine assassin assword asterix astra astro astros athlon atlanta atlantis atomic attila
  auburn auckland2010 aussie austin australi automne avalanch avalon avatar avenger avrillavigne awesome
  azamat azerty azertyuiop azsxdc azsxdcfv babes babyblue babyboy babydoll babyface babygirl babylon
  babylove bacardi bacchus backdoor badass badboy baddog badger badgers badgirl badman baggins baggio bagira
  baller balloon balloons balls bambam bamboo banana bananas banane bandit banker banner banshee banzai
  barbados barbie barcelon barcelona barefoot barkley barney barsik bartman baseball basket basketba basset
  batman bayern bcfields beaches beagle beamer beaner beanie bearcat beardog beast beastie beatle beatles
  beautifu beauty beavis beckham beefcake beemer beerman beetle beheerder belgie belgien belgique benfica
  bengals beowulf beretta bergkamp berlin bhbirf bicycle bienvenue bigass bigballs bigbear bigben bigbird
  bigblue bigboss bigboy bigcat bigdaddy bigdog bigfish bigfoot biggie biggles bigguy bigmac bigman bigmike
  bigmoney bigone bigred bigtime bigtit bikini bilbo billybob billyboy bimmer bingo binladen birdie birdman
  biscuit biteme bizkit blabla blackbir blackcat blackdog blackhaw blackie blackjac blackjack blackout
  blacks blacky blade blades blahblah blaster blaze blazer blessed blessing blizzard blonde blondes blondie
  bltynbabrfwbz bluebird blueboy bluedog blueeyes bluefish bluemoon blues bluesky bobafett bobcat bobdylan
  boeing bogart bogdan bogey bohica bollocks bollox bombay bomber bombers bonehead boner bones bonjour
  bonjovi bonkers bonsai booger boogie bookworm boomboom boomer bootie boots boozer boricua borussia bosco
  bossman boston bounce bounty bowler bowling boxer boxers boxing boxster boy4u2ownnyc bpgjldsgjldthnf
  brando brandy brasil braves brazil breast breasts breeze brighton bristol britney brodie broker bronco
  broncos brooklyn brownie browns brucelee bruges brugge bruins bruiser brussel brussels brutus bruxelles
  bubba bubbas bubble bubbles bucket buckeye buckeyes buckshot budapest buddah buddha buddie buddy buddyboy
  budlight budman budweise buffalo buffett bugger builder bulldog bulldogs bullet bullfrog bulls bullseye
  bummer bumper bunghole bunnies bunny burger burrito bushido businessbabe buster butch buzzard byteme
  cabbage cactus cadillac caesar calgary calico caliente californ caligula callum camaro cambiami camel
  camelot camels cameron camper canada cancer cancun candle candyman cannabis canon cantona capone capslock
  captain caramel caravan cardinal carlito carlitos carnage carolina carpedie carpet carrera carrot cartman
  cartoon casanova caserta casino casper cassie catdog catfish catherin catman cavalier caveman ccbill
  cdtnbr cdtnkfyf celeron celica celine celtic celtics cerberus cessna cfitymrf cgfhnfr chainsaw champ
  champion champs changeme chaos charger chargers charli charlie charlott charlton charly charmed chaser
  cheater checkers cheech cheeks cheers cheese cheetah chelsea cherokee cherry chester chevelle chevrole
  chevrolet chevy chewie cheyenne chicago chichi chicken chickens chickenwing101 chicks chico chiefs chillin
  chimera chinook chipper chippy chivas chocolat chopin chopper chouchou chrisbln chriss chrissy christ
  christia christin christma christop christopher1 chrome chronic chrono chrysler chuai chuang chubby
  chuckie chuckles chucky chunky ciccio cicero cigars cinder cinnamon citadel cjdthitycndj cjkysirj cjkywt
  clancy clapton clarinet classic classics claudi claymore clemson clevelan clipper clouds clover clowns
  clubbrugge cobain cobalt cobra cocacola coconut coffee cohiba coldbeer colombia colorado colors coltrane
  comanche combat123654 comet commando compaq compute computer concord concorde concrete condom condor
  connect connor consumer contortionist cookie cookies cooldude cooler coolguy coolio coolman coolness
  cooter copper corleone corolla corona corperfmonsy corrado corsair corvette cosmic cosmo cosmos cosworth
  cougar cougars counterstrike cowboy cowboys coyote cracker cramps crazybab creampie creamy creative
  cricket crimson critter crjhgbjy cruise cruiser crunch crusader crusher crysis cthtuf cthulhu cthutq
  cubbies cubswin cuddles cupcake curious custom cutlass cutter cxfcnmt cyber cyclone cyclops cygnus cypress
  dabears daemon daewoo dagger dakota dalejr dallas dammit dancer danger danie daniil danila danni dannyboy
  danzig darklord darkman darkness darkside darkstar davide davids daytona dbrnjh dbrnjhbz deadhead deadman
  deadpool deejay deepthroat deeznuts deeznutz default defender defiant deftones delete delight delphi delta
  deluxe denali deniska depeche desert designer desire deskjet destiny detroit deutsch dexter dfcbkbq
  dfkthbz dfkthf dfktynbyf dfvgbh dharma diablo dialog diamond diamonds diehard diesel dietcoke dieter
  digger diggler digimon digital digitalprodu dilbert dilligaf dimanche dinamo dingdong dinosaur dinsdag
  dirtbike discover disney diver divine dkflbckfd dkflbvbh dkflbvbhjdbx dkflbvbhjdyf doberman doctor dodger
  dodgeram dodgers dogbert dogboy dogcat dogfood dogger doggie doggy doghouse dogman doitnow dollar dolphin
  dolphins domainlock2005 domino donkey donuts doobie doodle doofus doogie dookie doomsday dotcom doudou
  doughboy dracula drago dragon dragonba dragonball dragons dragoon drakon dreamer dreams driver drizzt
  droopy drowssap drpepper drummer dthjybrf dublin ducati duchess duckie dumbass dundee durango duster
  dutchess dynamite dynamo eagle eagles earnhard eastside eastwood eatme eclipse eduard eeyore eigenaar
  eigentuemer eigentumer einstein ekaterina eldorado electra electric electro electron element elephant
  elizabet elizaveta emerald eminem empire engage engineer enigma enrico enter enterpri enterprise entropy
  epsilon eraser ericsson eternal eternity eureka europa everest everton excalibu excalibur exigen exigent
  exodus exotic explorer express extreme fabie fabric facial falcon falcons fallen fallout fandango fantasy
  farscape farside fastball faster fatass fatboy fatcat fatman feather februari fender fergie fergus fernand
  ferrari ferret fester fghtkm fgtkmcby ficken fiesta figaro fighter filter finalfantasy finger fireball
  firebird firefly firefox fireman firewall fishes fishin fishing fitness fkmnthyfnbdf fktrcfylh fktrcfylhf
  fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrctq flames flamingo flash flatron fletch flexible flipper
  floppy florian florida flounder flower fluffy flvbybcnhfnjh flyboy flyers foobar footbal football forest
  forever forfun formula forsaken fortuna foryou fossil foxtrot francesc franky freaks freaky freckles
  freddy frederiksberg freebird freedom freepass freeuser freeway friday fright frisco frisky frodo frogger
  froggy frontier frosty fubar fugazi fulham fullmoon funtime fusion futbol fuzzy fyfcnfcbz fylhtq
  fynfyfyfhbde fytxrf fyutkbyf gabrie gabriell gadget galaxy galina galore gambit gameboy gamecube gameover
  gand gandalf ganesh gangsta gangster garden garfield gargoyle garion gateway gator gatorade gators gawker
  gbpltw gebruiker gegcbr geheim gemini generic genesis genius gent georg geronimo gesperrt getmoney getsome
  gfhjkm gfhjkmgfhjkm ghbdtn ghbdtnbr ghbdtnghbdtn ghbdtnrfrltkf ghblehjr ghetto ghhh47hj7649 ghjcnj
  ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnfr ghjcnjqgfhjkm ghjcnjrdfibyj ghjnbdjcnjzybt ghost
  ghostrider giants gilles ginger giorgi giorgio giraffe girls gizmo gizmodo gjkbyf gjkysqgbpltw gladiator
  gmoney goalie goaway gobears goblin goblue gobucks goddess godfathe godfather godsmack godzilla gofish
  goforit goirish golden goldfish goldstar goldwing golfball golfer golfing goliath gollum gonavy gonzo
  goober goodboy goodluck goodtime goofy google gooner goose gopher gorilla gotcha gothic govols granny
  grease greatone greenbay greenday greenlantern greens gregor gremlin grendel gretzky griffey gringo
  grizzly gromit groove groovy groucho grumpy gtnhjpfdjlcr guang guardian guiness guinness guitar guitars
  gundam gunnar gunner gunners gustav guyver hacked hacker haggis hairy halflife halifax hallo hambone
  hamburg hamish hamlet hammer hammers hamster handyman hannah hannibal hansolo happyday hardcore hardrock
  harley harrypotter harvest havana havefun hawaii hawaiian hawkeye hawkeyes hayabusa hd764nw5d7e1vb1 hearts
  heater heaven heckfy hedgehog hedimaptfcor heineken helmet helpme hendrix herbie herbst hercules herfst
  hermes hershey hesoyam heynow hidden highheel highland hiphop hippie hithere hitman hiver hjccbz hjvfirf
  hobbes hobbit hockey hokies holiday hollywoo homeboy homerj homers homerun honda hondas hongkong honolulu
  hookup hooligan hoosier hoosiers hooter hootie hopeful horizon horndog hornet horney horse horses hotbox
  hotboy hotdog hotred hotrod hotshot hotstuff hottie hover huis hummer hunter hunting hurrican husker
  huskers huskies hustler hyperion iamgod iampurehaha2 ibanez iceberg icecream icehouse iceman idontkno
  idontknow iforgot iguana ihateyou ikhouvanjou illini illusion iloveme ilovemyfamily iloveu iloveyo
  iloveyou imation immobilien immobilienmakler immobilier immortal impala incubus indiana indians indigo
  inferno infiniti infinity ingodwetrust inloggen insane insert insomnia inspiron install installdevic
  installsqlst integra intel internet intrepid intruder inuyasha iomega ipswich irina irishman ironman
  iscool iseedeadpeople islander istanbul italia ivanov ivanova iverson iwantu jabroni jackal jackass
  jackoff jackpot jagger jaguar jamaica jamesbon jamesbond jamesbond007 jammer jammin januari jarhead
  jasmine jasper jaybird jayden jayhawk jayhawks jazzman jefferso jelly jellybea jennife jericho jerkoff
  jessic jester jetaime jethro jetski jezebel jiang jiggaman jimbo jimbob jingle jiong jktymrf jockey johann
  johannes johnboy johndeer joker jokers jorda jordan jrcfyf jubilee juggalo juice jumper junebug jungle
  junior jupiter justdoit justice justinbieber justme juventus kahuna kakashka kaktus kamikaze kamila
  kangaroo kansas karate karina karolina kashmir kasper katana katarina katerina katrin kawasaki kazantip
  keeper kennwort kenshin kenwood kenworth keyboard keystone keywest kfhbcf kickass kicker kidrock killbill
  killjoy killme kilroy kingfish kingkong kingpin kingston kipper kirill kirsty kisses kissme kissmyass
  kitkat kitten kittens kitty kittycat kittykat kjkszpj klaster kleopatra klingon knickers knicks knights
  knockers knopka kodiak kolobok koshka kosmos kostya kotaku kotenok krishna krusty ktyjxrf kuang kungfu
  labrador labtec lacrosse ladybug laguna lakers lakota lancelot lancer lansing lantern laptop larisa laser
  lassie lasvegas latinas latino laurent lazarus leather leavemealone ledzep legacy legend legion legolas
  lennon lente leonid leopard lespaul lestat letmein letsgo leuven lexmark lexus lhbjkjubz2957704 liang
  liberty licker licking lickit lickme liefde liege lifehack lighter lightnin lightning lights lindros
  lionking liquid liverpoo liverpool lizard lobster login logitech lokomotiv lolipop lollipop lollol
  lollypop london lonestar lonewolf longbow longhorn longjohn looker looser loser losers lost4815162342
  lotus loulou louvain lovebug loveit lovely loveme lover loverboy lovers loveyou lowrider ltybcrf lucifer
  lucky luckydog ludmila luik lumber lundi luxembourg luxemburg lvbnhbq lytghjgtnhjdcr maandag macdaddy
  machine macross maddie maddog madina madison madman madmax madness madonna maestro magelan maggie maggot
  magic magician magick magicman magnet magnum magnus magpie maiden mailcreated5240 mailman maison majestic
  makaveli makelaar maksim maksimka malaka malibu malina mallard mamaenpapa mamapapa manchest manchester
  mancity mandarin mandingo mango maniac mankind manowar manson mantis manutd maprchem56458 maradona
  marathon marcello marika marina marine mariners marines marino mariposa marius marker marlboro marley
  martini maryjane masamune massimiliano massive maste master masterbaiting masterbating masturbation
  matador matrix matteo mature maurolarastefy maverick maxell maxim maxima maxime maximus maxwell mayday
  mayhem mazafaka mazda mclaren meatball meathead meatloaf mechanic medusa megadeth megaman megapass
  megatron meinpasswort meister mellon mellow memorex memphis menace meowmeow mephisto mercedes mercury
  meridian merlin merlot mermaid mersedes metallic metallica mevefalkcakk mexico miami michae michaeljackson
  michigan mickey micro microlab micron microphone microsof microsoft midget midnight midway mighty mihail
  mijnwachtwoord mikey milana milano milena milkman millwall minecraft minecraft123 minime minnesota_hp
  mirage misfit misfits mishka mister mistress mittens mnbvcxz modena mollydog moloko molson momoney monaco
  monalisa monarch monday mondeo money moneyman moneys mongoose monitor monke monkey monkeybo monkeys
  monmotdepasse monopoly monster montana montreal moocow mookie moomoo moonbeam moonlight moose mordor
  morganstanley moritz morpheus mortalkombat mortgage mortimer moscow motdepasse mother motherlode motorola
  mountain mouse mozart msorcloledbr mudvayne mulder mullet multiplelo munchkin muppet musashi muscle
  muscles mushroom musica musicman mustafa mustang mustangs mustard mybaby mygirl mylife mylove myname
  mypass mypassword mystic namaste nanook napass napoli napster naruto nascar nasty nastya natali natasha
  naughty nebraska needforspeed nemesis nemvxyheqdd5oqxyxyzi neptune netscape networkingpe nevada nevermind
  newbie newcastl newlife newpass newport newproject2004 newyork nextel nfnmzyf nhecsyfujkjdt nhfdvfnjkju123
  nhfycajhvths niang niceass niceguy nickel nicola nieuwwachtwoord nightcrawler nikita nikitos nikola
  nikolay nimbus nimrod niners ninja ninjas nintendo nipper nirvana nissan nitram nofear nokia nolimit
  nomore nondriversig noodle noodles nookie nopass novell ntktajy nudist nugget nuggets nutmeg nuttertools
  nygiants nyjets nylons nymets oakland oasis oatmeal obelix obiwan oblivion oceans ohyeah oilers oksana
  olcrackmaster oldman oliver olivier omega onelove onetime onetwo online onlyme ontheoutside openup
  operator optimus oracle orange oranges orchid orient orioles orion osiris outkast outlaw overkill overlord
  owner oxford pacers packard packer packers pacman paddle padres paintbal paintball pakistan paladin paloma
  panama panasoni panasonic pancho panda pandora pantera panther panthers pantyhos panzer paradise paradox
  paraklast1974 parola parrot pascal passat passion passme passport passwd passwor password password1234
  passwordpassword passwords passwordstandard passwort pasword patches patric patriot patriots pavilion
  pavlov pdtplf peach peaches peanut peanuts pearljam pebbles pecker peekaboo peewee pegasus pelican pencil
  penguin penguins penthous pentium pepito pepper pepsi persik pervert peterpan petrov peugeot phantom
  pharmacy pheonix philippe philips phillies philly phish phoeni phoenix photos phpbb pianoman picard
  picasso piccolo pickle pickles pickup piglet pikachu pillow pimpin pinball pineappl pineapple pingpong
  pinhead pinkfloy pinkfloyd pinky pioneer pippen pippo piramida pirate pirates pisces pistol pistons
  pitbull pixies pizza pizzas placebo planet plasma plastic platinum platypus player playstat playstation
  playstation2 playstation3 playtime plumber pluto plymouth pobeda poison poiuyt poiuytrewq pokemon polaris
  police polina polniypizdec0211 polniypizdec110211 polska pompey poncho pontiac poochie poodle poohbear
  pookie poontang pooter popcorn popeye popper poppy porkchop porsche portland portugal poseidon possum
  postal postman potato pothead powder preacher precious predator prelude premium presario presiden presto
  primus prince princes princess pringles printemps printer prissy private privet prodigy prophet
  proprietaire prowler proxy psycho ptybnxtvgbjy puddin pudding puffin puffy pulsar pumpkin pumpkins
  punisher punkin punkrock punksnotdead puppies puppy pupsik purdue purple putter pyramid python
  q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 qawsed qawsedrf qawsedrftgyh
  qaz123wsx456 qazqaz qazwsx qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxsw qazxswedc
  qazxswedc123 qazxswedcvfr qazzaq qiang qiong quantum quartz quattro queens quest qwaszx qwaszxerdfcv
  qweasd qweasdzxc qweasdzxc123 qweqwe qwerasdf qwerasdfzxcv qwert qwertasdfgzxcvb qwerty qwerty123456
  qwerty123456789 qwertyasdfgh qwertyu qwertyui qwertyuio qwertyuiop qwertyuiop10 qwertyuiop12 qwertyuiop123
  qwertyuiop12345 qwertyytrewq qwertz qwertzuiop rabbit rabota racecar racer racerx racing radiohea
  radiohead ragnarok raider raiders rainbow rainman raistlin rambler rambo rammstein ramones ramrod ramses
  rancid random ranger rangers raptor rascal rasputin rasta rastaman raven ravens rbhbkk rctybz reader
  realestate realmadrid reaper rebel rebels reckless redalert redbird redbull reddog reddwarf redfish
  redhead redhot redline redman redneck redrum redskins redsox redwing redwings redwood reebok reefer reload
  renault renegade rereirf rescue residentevil rfhbyf rfnthbyf rfnthbyf1988 rfrfirf rfrnec rhbcnbyf rhfcjnrf
  rhino rhjrjlbk rhtdtlrj rightnow ripken ripper ripple rjhjktdf rjirfrgbde rjntyjr rjycnfynby roadkill
  roadking roadrunn robot robotech robotics rocker rocket rockets rockford rockhard rockon rocks rockstar
  rodman roller rolltide romans romashka rommel ronaldo rookie rooster rootbeer rosebud rotten rover rovers
  royals rtyuehe rubber rulez rulezzz runescape runner ruslan russia rustam sabbath sabine sabres safari
  sahara sailboat sailing sailor saints sakura salamander salasana saleen salmon salomon salsero samantha
  samiam samson samsun samsung samtron samurai sancho sandiego sandman sandro sanfran sanfrancisco santafe
  sapper sapphire saratoga sascha sassy sasuke saturn saun24865709 sauron sausage sausages sayang scania
  scanner scarface scarlet schalke schatje schoolgirlie scooby scoobydo scooter scorpio scorpion scotch
  scotland scotty scout scrabble scrappy scream scruffy scuba scully seadoo seahawks seamus searay seattle
  sebastia secret security seeker seemnemaailm seinfeld select seminole semperfi senators sentinel septembe
  serega serenity sergei sergey sergi sersolution server sesame shado shadow shaggy shalom shaman shamrock
  shang shania shaolin shark sharks sharky shasta shaved shazam shelby shemale sheng sherlock shiloh shiner
  shogun shooter shorty shotgun showme showtime shuai shuang shutup siemens sierra silver silverad simba
  simple simpsons sinatra sinbad sinister sinner sirius sithlord sixers skate skater skeeter skidoo skiing
  skinny skipper skippy skittles skorpion skydive skylar skyler skyline skywalke skywalker slacker slamdunk
  slapper slappy slapshot slavik slayer sleeper sleepy slick slider slinky slipknot slippery smashing
  smeghead smelly smiles smiley smiths smitty smoke smoker smokes smokey smokie smokin smooth smudge snake
  snakes snapon snapper snapple snappy snatch sneakers snickers sniper snooker snoop snoopdog snoopy
  snowball snowboar snowboard snowflak snowman snuffy snuggles sobaka soccer socrates softail softball
  software sojdlg123aljg soldier soleil solnce sommer sonic sonics sonnenschein sonoma sonyericsson sooners
  sophi sophie soprano soulmate southpar southpark sowhat spaceman sparkle sparky sparta spartak spartan
  spartans spawn speaker specialinsta specialk spectre spectrum speedo speedy sphinx spice spider spiderma
  spiderman spidey spike spiker spikes spinner spirit spitfire splash splinter spock sponge spongebo
  spongebob spooky sporty spring sprint sprite spunky spurs sputnik spyder squall squash squirrel srinivas
  stalin stalker stallion standard stanislav starbuck starcraf starcraft stardust starfire starfish stargate
  starman starship starter startrek starwars stasik static stealth steeler steelers stefano steffi stepan
  steph stephani stereo sterlin stickdaddy77 sticks sticky stiffy stimpy sting stinger stingray stinky
  stinkyfinger stocking stocks stonecol stonecold stoned stones stoney storm stormy stranger stratocaster
  stratus strawberry strider strike striker stroker studly stumpy stunner stupid stylus subaru sublime
  submit subway subzero success sugar sultan summer summit sundance sunday sunflowe sunflower sunnyday
  sunrise sunset sunshin sunshine super superb superfly superma superman supersta superstar surfer surfing
  suzuki sveta svetik svetlana svoboda swallow sweetnes sweetpea sweets sweety swimmer swimming sword
  swordfis swordfish swords sydney syncmaster syracuse systemofadown syzygy tacobell tacoma talisman talon
  tango tanker tardis target tarheel tarheels tarzan tasty tattoo tatyana taurus taxman tazman tazmania
  tdutybq tdutybz teacher technics techno teddybea teddybear teens tekken telefon telephon tempest templar
  temppass temppassword tennis tequila terminator terrapin terror tester testing testpass thailand thanatos
  thankyou theboss thecakeisalie thecat thedog thedoors thedude theend thegame thegreat thekid theking
  theman theone therock thesims thirteen thoma thuglife thumbs thunder thunderb tiberius tiburon
  ticketmaster tickle tiger tigers tigger tights timber tinker tinkerbell tinman tintin tipper titan titanic
  titanium titans titleist titten toaster toegang tolkien tomato tomcat tommyboy toolman tootie tootsie
  topcat topdog topgun topher topper tornado toronto toshiba tottenha tottenham toyota tracker tractor
  trader trainer trance transam translator trapper travel traveler treasure trebor trfnthbyf triangle tricky
  trident trigger trinity tripod tripper triton triumph trixie trojan trojans trombone trooper trouble truck
  trucker trucks truelove trumpet trunks tsunami tuesday tulips tunafish tundra tuning turbo turkey turtle
  tweety twilight twinkle twisted twister typhoon ufkbyf ultima ultimate umbrella underdog undertaker
  unicorn unreal uranus usarmy usnavy utilisateur utopia vacation vader vadim valentin valentina valera
  valhalla valkyrie vampire vanguard vanhalen vanilla vanyarespekt varvara vasilisa vastgoed vector vectra
  vedder vegeta velvet vendredi venera verbatim veritas verizon vermont veronika vertigo vette vfczyz vfhbyf
  vfhbyfvfhbyf vfhecz vfhufhbnf vfibyf vfitymrf vfksirf vfrcbv vfrcbvrf vfrcbvvfrcbv vfvekz vfvfgfgf
  vfvfvskfhfve vfvjxrf viagra victory viewsonic viking vikings viktor viktoria viktoriya violetta violin
  viper vipers vision vitalik vjcrdf vkontakte vlaanderen vladik vladimir vladimirovna vladislav voetbal
  volcom volley volvo voodoo vortex voyager voyeur vrijdag vsegda vulcan wachtwoord walleye wallonie walmart
  walnut walrus wapbbs warcraft wareagle warhammer warhammer40k warlock warlord warrior warriors warthog
  wasser wassup watcher waterloo wazzkaprivet weasel webhompas webmaste webmaster websolutions
  websolutionssu webuivalidat weezer weihnachtsbau weihnachtsbaum welcome welder welkom werewolf westham
  westside westwood whatever whatsup wheels whiskers whiskey whisky whisper whitesox whitey whocares
  whosyourdaddy whynot wibble wicked wifey wildcard wildcat wildcats wildfire wildman willkommen willow
  windmill windows windsor windsurf wingman winner winston winter wisdom wishbone wizard wolfgang wolfie
  wolfman wolfpack wolverin wolverine wolves wombat woning woodland woody woofer woofwoof woohoo wookie
  wordpass wraith wrangler wrench wrestle wrestlin wutang xanadu xavier xerxes xfiles xiang xtreme yamaha
  yankee yankees ybrbnf ybrjkfq yeahbaby yellow yfcntymrf yfnfif yfnfkmz yjdsqgfhjkm yomama yosemite yourmom
  ytrewq yugioh yummy yzerman z1x2c3v4b5n6m7 zalupa zaphod zappa zaq1xsw2cde3 zaqwsx zaqwsxcderfv zaqxsw
  zaqxswcde zaraza zaterdag zcfvfzkexifz zenith zephyr zeppelin zerocool zheng zhjckfd zhong zhuai zhuang
  zidane ziggy zigzag zildjian zipper zippy zombie zomer zondag zorro zqjphsyf6ctifgu zvezda zxcasd
  zxcasdqwe zxcasdqwe123 zxcvbn zxcvbn123456 zxcvbnm zxcvbnm123456789
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
